import type { IssuePicture } from '@pahiya/domain/fastag/ports';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../controls/submit-button.tsx';

type PictureFormProps = {
  /** Path that the form is posted to. */
  readonly action: string;
  readonly issueId: string;
  readonly picture: IssuePicture;
  /** What was wrong with the file that was sent, in words. */
  readonly error: string | undefined;
};

/** Uploads one picture for the issuer of a new tag. */
export function PictureForm({ action, issueId, picture, error }: PictureFormProps) {
  const { picture: copy, pictures } = useCopy('new-tag');
  const fieldId = `file-${picture}`;
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
      <FormErrors
        title={copy.errors}
        errors={error === undefined ? [] : [{ fieldId, message: error }]}
      />
      <input type="hidden" name="intent" value="tag-picture" />
      <input type="hidden" name="issueId" value={issueId} />
      <input type="hidden" name="picture" value={picture} />
      <TextField
        id={fieldId}
        name="file"
        type="file"
        label={pictures[picture]}
        hint={copy.hint}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        error={error}
        required
      />
      <div className="actions">
        <SubmitButton
          label={copy.upload}
          busy={copy.uploading}
          action={action}
          intent="tag-picture"
          variant="outline"
        />
      </div>
    </Form>
  );
}
