import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTelemetry } from './telemetry.ts';

test('nothing is loaded or sent without a configured collector', async () => {
  expect(await startTelemetry(undefined)).toBeNull();
});

test('a span has the route, not the requested vehicle', async () => {
  let received = '';
  const collector = createServer((request, response) => {
    request.on('data', (chunk) => {
      received += String(chunk);
    });
    request.on('end', () => response.end('{}'));
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const telemetry = await startTelemetry(`http://127.0.0.1:${port}/`);
  const app = Fastify();
  await app.register(telemetry?.plugin as never);
  app.get('/vehicle/:vehicleNumber', async () => {
    throw new Error('DL8CAF5030 broke it');
  });
  await app.inject('/vehicle/DL8CAF5030?key=secret');
  await telemetry?.stop();
  await app.close();
  collector.close();
  expect(received).toContain('/vehicle/:vehicleNumber');
  expect(received).not.toMatch(/DL8CAF5030|secret/);
});
