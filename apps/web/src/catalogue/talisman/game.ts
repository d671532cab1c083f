export { talisman as game } from '@questhall/talisman';
