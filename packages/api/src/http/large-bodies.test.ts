import { expect, test } from 'vitest';
import { createLargeBodies } from './large-bodies.ts';

const bodies = () => createLargeBodies({ maxBytes: 100, maxBytesPerAddress: 60 });

test('requests beyond the ceiling are refused, and room is free again once requests end', () => {
  const { reserve } = bodies();
  const first = reserve(60, '203.0.113.1');
  expect(reserve(50, '203.0.113.2')).toBeNull();
  expect(reserve(40, '203.0.113.2')).not.toBeNull();
  expect(reserve(1, '203.0.113.3')).toBeNull();
  first?.();
  first?.();
  expect(reserve(60, '203.0.113.3')).not.toBeNull();
  expect(reserve(1, '203.0.113.4')).toBeNull();
});

test('one address cannot use all of it', () => {
  const { reserve } = bodies();
  const mine = reserve(60, '2001:db8::1');
  expect(reserve(1, '2001:db8::2')).toBeNull();
  expect(reserve(40, '203.0.113.1')).not.toBeNull();
  mine?.();
  expect(reserve(60, '2001:db8::2')).not.toBeNull();
});
