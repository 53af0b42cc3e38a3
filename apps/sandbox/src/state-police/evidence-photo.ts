import { crc32, deflateSync } from 'node:zlib';
import { drawsFor } from '../ulip/record/draws.ts';

const WIDTH = 480;
const HEIGHT = 300;
type Colour = readonly [red: number, green: number, blue: number];

/** A fictitious photograph as PNG: a car on a road seen from a camera pole, or close up with a blank plate. The
 * colours follow from the notice number. */
export function drawEvidence(noticeNumber: string, isNear: boolean): Buffer {
  const draws = drawsFor(noticeNumber);
  const body: Colour = draws.pick('colour', [
    [178, 34, 42],
    [224, 226, 228],
    [38, 70, 120],
    [60, 64, 68],
  ]);
  const light = draws.between('light', 90, 200);
  const pixels = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [red, green, blue] = colourAt(x, y, isNear, body, light);
      pixels.set([red, green, blue], y * (WIDTH * 3 + 1) + 1 + x * 3);
    }
  }
  return toPng(pixels);
}

function colourAt(x: number, y: number, isNear: boolean, body: Colour, light: number): Colour {
  const scale = isNear ? 2 : 1;
  const fromMiddle = Math.abs(x - WIDTH / 2) / scale;
  const fromGround = (HEIGHT - 60 - y) / scale;
  if (fromMiddle < 26 && fromGround > 14 && fromGround < 26) return [240, 240, 235];
  if (fromMiddle > 44 && fromMiddle < 62 && fromGround > 30 && fromGround < 42)
    return [190, 20, 20];
  if (fromMiddle < 50 && fromGround > 56 && fromGround < 82) return [30, 36, 44];
  if (fromMiddle < 72 && fromGround > 6 && fromGround < 54) return body;
  if (fromMiddle < 58 && fromGround >= 54 && fromGround < 88) return body;
  if (fromMiddle > 46 && fromMiddle < 66 && fromGround > -10 && fromGround <= 6)
    return [16, 16, 18];
  if (y < 90) return [light, light + 20, light + 40];
  const isLine = fromMiddle * scale > 150 && fromMiddle * scale < 158;
  return isLine ? [220, 216, 200] : [84, 86, 88];
}

/** Encodes rows of filter byte and RGB pixels as PNG. Source: PNG specification, third edition, sections 5 and 11. */
function toPng(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
