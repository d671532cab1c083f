import type { Phrases } from '@questhall/kernel';

export const phrases = {} satisfies Phrases;
