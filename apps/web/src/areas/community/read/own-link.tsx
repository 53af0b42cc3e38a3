import { usePagePath } from '../../../frame/page/use-page-path.ts';

type OwnLinkProps = {
  /** Of the text. */
  readonly id: string;
  /** Known where the page is of one reader. */
  readonly isOwn: boolean;
  /** Without the language. */
  readonly href: string;
  readonly label: string;
};

/** The author's way to edit a text. A kept page has it hidden; the script of reading pages shows it to the
 * author, and without script the page of the post leads to `/community/mine`, which has it. */
export function OwnLink({ id, isOwn, href, label }: OwnLinkProps) {
  const path = usePagePath();
  return (
    <a className="foot-link" href={path(href)} rel="nofollow" data-own={id} hidden={!isOwn}>
      {label}
    </a>
  );
}
