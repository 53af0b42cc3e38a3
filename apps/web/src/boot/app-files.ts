/** Id of the block in which the server lists the files of the app that this page needs, as a JSON array of addresses:
 * what others import comes first, the file that takes the page over comes last. */
export const appFilesId = 'app-files';
