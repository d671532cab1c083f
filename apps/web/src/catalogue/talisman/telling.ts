export { talismanTelling as telling } from '@questhall/talisman';
