import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { isPdfBomb } from './pdf-bomb.ts';

const pagesAtMost = 30;

/** Keys needed to display a page. All others are dropped: annotations, links, actions, form fields, metadata. */
const pageKeys = new Set(
  [
    'Type',
    'Parent',
    'Resources',
    'MediaBox',
    'CropBox',
    'Rotate',
    'Contents',
    'UserUnit',
    'Group',
  ].map((name) => `/${name}`),
);

/** Keys of active or embedded content, at any level. */
const activeKeys = [
  ...['JS', 'JavaScript', 'AA', 'OpenAction', 'Launch', 'EF', 'EmbeddedFiles', 'AF', 'Annots'],
  ...['AcroForm', 'XFA', 'RichMedia', 'Metadata', 'PieceInfo'],
].map((name) => PDFName.of(name));

/** Copies the visible content of a PDF's pages into a new one, without scripts, actions, attachments, annotations and
 * metadata. Refuses unreadable and encrypted files, files of more than 30 pages, and bombs. */
export async function copyPdfPages(bytes: Uint8Array): Promise<Result<Buffer, 'unreadable'>> {
  if (isPdfBomb(bytes)) return err('unreadable');
  try {
    // Throws for encrypted files.
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const count = source.getPageCount();
    if (count === 0 || count > pagesAtMost) return err('unreadable');
    for (const page of source.getPages()) {
      for (const key of page.node.keys()) {
        if (!pageKeys.has(key.asString())) page.node.delete(key);
      }
    }
    const clean = await PDFDocument.create({ updateMetadata: false });
    for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page);
    for (const [, object] of clean.context.enumerateIndirectObjects()) disarm(object);
    return ok(Buffer.from(await clean.save({ addDefaultPage: false })));
  } catch {
    // The parser throws on damaged files.
    return err('unreadable');
  }
}

/** Removes active keys from an object, recursively. */
function disarm(object: PDFObject): void {
  const dictionary = object instanceof PDFRawStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return;
  // In fonts these keys are glyph names, not actions.
  if (dictionary.get(PDFName.of('Type')) !== PDFName.of('Font')) {
    for (const key of activeKeys) dictionary.delete(key);
  }
  for (const value of dictionary.values()) disarm(value);
}
