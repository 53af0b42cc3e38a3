/** 64-bit difference hash of a picture: whether each of 8 × 8 fields is brighter than its neighbour. The same picture
 * resized or compressed again differs in few bits. */
export async function pictureHash(picture: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp');
  const grey = await sharp(picture).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = '';
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0';
    }
  }
  return bits;
}
