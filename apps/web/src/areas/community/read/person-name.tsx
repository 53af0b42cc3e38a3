import { useCopy } from '../../../frame/copy/use-copy.ts';
import { languageOf } from './language-of.ts';

type PersonNameProps = { readonly handle: string | null; readonly name: string | null };

/** Display name of a person, if any, and always the handle; or that they left. */
export function PersonName({ handle, name }: PersonNameProps) {
  const copy = useCopy('community');
  if (handle === null) return copy.left;
  return (
    <>
      {name !== null && (
        <>
          <bdi lang={languageOf(name)}>{name}</bdi>{' '}
        </>
      )}
      <bdi lang="en">@{handle}</bdi>
    </>
  );
}
