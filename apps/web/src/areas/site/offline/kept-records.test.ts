import { expect, test } from 'vitest';
import { keptRecords } from './kept-records.ts';

test('records saved on the device are listed once, the last opened first, with grouped numbers', () => {
  const paths = [
    '/rc-details/22BH6517A',
    '/garage',
    '/rc-details/DL8CAF5030',
    '/hi/rc-details/DL8CAF5030',
    '/rc-details/MH12DE1433',
  ];
  expect(keptRecords(paths, 'en')).toEqual([
    { path: '/rc-details/MH12DE1433', parts: ['MH', '12', 'DE', '1433'] },
    { path: '/rc-details/DL8CAF5030', parts: ['DL', '8C', 'AF', '5030'] },
    { path: '/rc-details/22BH6517A', parts: ['22', 'BH', '6517', 'A'] },
  ]);
  expect(keptRecords(paths, 'hi')[1]?.path).toBe('/hi/rc-details/DL8CAF5030');
});
