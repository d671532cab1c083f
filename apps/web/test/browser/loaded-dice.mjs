// Loaded into a hall before it starts: every table's secret is the one given, so that a test can know its dice.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const secret = Buffer.from(process.env.LOADED_DICE ?? '', 'hex');
const { randomBytes } = crypto;
// A secret is the only thing of 16 bytes that a hall draws for a table; ids and tokens have other lengths.
crypto.randomBytes = (length, ...rest) =>
  length === secret.length ? Buffer.from(secret) : randomBytes(length, ...rest);
syncBuiltinESMExports();
