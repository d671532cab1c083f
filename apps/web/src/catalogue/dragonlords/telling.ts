export { dragonlordsTelling as telling } from '@questhall/dragonlords';
