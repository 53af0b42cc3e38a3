/** Id of the block in which the server lists the app's files for this page, as a JSON array of URLs in dependency
 * order; the entry is last. */
export const appFilesId = 'app-files';
