import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVahanXml } from './vahan-xml.ts';

test('fields are read as text, keeping leading zeros', () => {
  const fields = parseVahanXml(
    '<?xml version="1.0" encoding="UTF-8"?>\n<VehicleDetails>\n <stautsMessage>OK</stautsMessage> <rto_cd>012</rto_cd><rc_no/>\n</VehicleDetails>\n',
  );
  expect(fields && Object.fromEntries(fields)).toEqual({
    stautsMessage: 'OK',
    rto_cd: '012',
    rc_no: '',
  });
});

test('an ampersand is read escaped or not', () => {
  expect(parseVahanXml(wrap('<a>M &amp; M</a><b>M & M</b>'))?.get('a')).toBe('M & M');
  expect(parseVahanXml(wrap('<a>M &amp; M</a><b>M & M</b>'))?.get('b')).toBe('M & M');
  expect(parseVahanXml(wrap('<a>&amp;lt;</a>'))?.get('a')).toBe('&lt;');
});

test.each([
  ['a type declaration', `<!DOCTYPE VehicleDetails [<!ENTITY a "b">]>${wrap('<a>&a;</a>')}`],
  ['an entity declaration', `<!ENTITY a "b">${wrap('<a>x</a>')}`],
  ['a record cut off', '<VehicleDetails><a>x</a>'],
  ['crossed elements', '<VehicleDetails><a>x</b></VehicleDetails>'],
  ['another document', '<Error><a>x</a></Error>'],
  ['text that is no XML', 'No details found'],
  ['an empty text', ''],
  ['more than 64 KiB', wrap(`<a>${'x'.repeat(70_000)}</a>`)],
  ['elements nested without end', wrap('<a>'.repeat(500) + '</a>'.repeat(500))],
])('%s is refused', (_name, xml) => {
  expect(parseVahanXml(xml)).toBeNull();
});

test('a repeated or nested field is dropped', () => {
  const fields = parseVahanXml(wrap('<a>1</a><a>2</a><b><c>3</c></b><d>4</d>'));
  expect(fields && Object.fromEntries(fields)).toEqual({ d: '4' });
});

test('a very long field is truncated', () => {
  expect(parseVahanXml(wrap(`<a>${'x'.repeat(9_000)}</a>`))?.get('a')).toHaveLength(500);
});

test('no text makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '/', '&', ';', '!', '?', '"', 'a', ' ') }),
      (text) => {
        parseVahanXml(text);
        parseVahanXml(wrap(text));
      },
    ),
    { numRuns: 500 },
  );
});

function wrap(fields: string): string {
  return `<VehicleDetails>${fields}</VehicleDetails>`;
}
