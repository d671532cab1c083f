export { ClientMessage, readClientMessage } from './client.js';
export * from './http.js';
export type * from './server.js';
export { Id, Level, Name, Nonce, Order, Pick, Text } from './words.js';
