// A hall as a process of its own: `node serve.mjs '{"data": …}'`; tells its port on a line, and what it logs on others.
import { jsonLog, startHall } from '../dist/index.js';

const write = (line) => process.stdout.write(line);
const log = jsonLog(write, 'debug');
try {
  const hall = await startHall({ port: 0, ...JSON.parse(process.argv[2]), log });
  write(`${JSON.stringify({ port: hall.port })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void hall.close());
  process.exitCode = (await hall.ended) === null ? 0 : 1;
} catch (error) {
  log('error', 'the hall cannot open', { why: error.message });
  process.exitCode = 1;
}
