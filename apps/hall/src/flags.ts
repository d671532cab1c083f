/**
 * How node is to run a hall. What a move leaves behind is swept rarely, in large heaps, by the thread that made it: with
 * hundreds of tables at play, sweeping takes a tenth of the processor less than by node's own measure.
 */
export const FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc'] as const;
