/** Which of the table's own sheets is open over it. */
export type Open = 'menu' | 'keys' | null;
