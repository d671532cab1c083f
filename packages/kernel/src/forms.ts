/** The forms of what comes from a file, before anything relies on them. */
export type Form = (x: unknown) => boolean;

export const isWhole: Form = (x) => Number.isInteger(x) && (x as number) >= 0;
export const isText: Form = (x) => typeof x === 'string';
export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
export const isListOf =
  (form: Form): Form =>
  (x) =>
    Array.isArray(x) && x.every(form);
export const isRecordOf =
  (form: Form): Form =>
  (x) =>
    isRecord(x) && Object.values(x).every(form);
export const isNullOr =
  (form: Form): Form =>
  (x) =>
    x === null || form(x);
/** A record that has these fields, each of its form. */
export const isShaped =
  (fields: Readonly<Record<string, Form>>): Form =>
  (x) =>
    isRecord(x) && Object.entries(fields).every(([key, form]) => form(x[key]));

export const isResult = isShaped({ winners: isListOf(isWhole), rule: isText, says: isShaped({ key: isText }) });
