import { fastagIssueUpload } from '@pahiya/contracts/fastag/issue-calls';
import { type IssuePicture, issuePictures } from '@pahiya/domain/fastag/ports';
import { formText } from '../../frame/page/form-text.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../controls/read-file.ts';
import { type PageFailure, toPageFailure } from '../failure/page-failure.ts';

/** What became of a picture. `missing` and `too-large` are found before it is sent. */
export type SentPicture =
  | { readonly kind: 'sent' }
  | { readonly kind: 'problem'; readonly picture: string; readonly problem: 'missing' | 'size' }
  | { readonly kind: 'failed'; readonly picture: string; readonly failure: PageFailure };

/** Sends the file of a picture form. */
export async function sendPicture(tools: PageTools, form: FormData): Promise<SentPicture> {
  const picture = readPicture(formText(form, 'picture'));
  const file = chosenFile(form, 'file');
  if (picture === null || file === null) {
    return { kind: 'problem', picture: picture ?? '', problem: 'missing' };
  }
  if (file.size > largestFile) return { kind: 'problem', picture, problem: 'size' };
  const answer = await tools.api.call(fastagIssueUpload, {
    body: {
      issueId: formText(form, 'issueId'),
      picture,
      contentBase64: await base64Of(file),
    },
  });
  return answer.ok
    ? { kind: 'sent' }
    : { kind: 'failed', picture, failure: toPageFailure(answer.error) };
}

function readPicture(text: string): IssuePicture | null {
  return issuePictures.find((one) => one === text) ?? null;
}
