// Lints the OpenAPI document by the recommended rules of Redocly. Warnings fail as well.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '../../packages/contracts/src/openapi/openapi-document.ts';

const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({
  source: JSON.stringify(openApiDocument('Pahiya')),
  absoluteRef: 'openapi.json',
  config,
});
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId}: ${message}\n  ${location[0]?.pointer ?? ''}`);
}
if (problems.length > 0) process.exitCode = 1;
