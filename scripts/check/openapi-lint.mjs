// Lints packages/contracts/openapi.json by the recommended rules of Redocly. Warnings fail as well.
import { createConfig, lint } from '@redocly/openapi-core';
import { inRoot } from '../bootstrap/paths.mjs';

const config = await createConfig({ extends: ['recommended'] });
const problems = await lint({ ref: inRoot('packages/contracts/openapi.json'), config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId}: ${message}\n  ${location[0]?.pointer ?? ''}`);
}
if (problems.length > 0) process.exitCode = 1;
