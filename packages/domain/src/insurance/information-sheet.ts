/** Version of the words of the information sheet, which an order keeps. New words are a new version. */
export const sheetVersion = '2026-11-29';
