export { ClientMessage, LONGEST_MESSAGE, readClientMessage } from './client.js';
export { isTooDeep } from './depth.js';
export * from './http.js';
export type * from './server.js';
export { Ask, Id, Level, Name, Nonce, Order, Pick, Text } from './words.js';
