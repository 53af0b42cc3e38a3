import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { callBackPath } from '../buy-paths.ts';

/** The other way to a tag: a form, and a person who calls. */
export function CallBackCard() {
  const { callBack: copy } = useCopy('tag-buy');
  const path = usePagePath();
  return (
    <Card title={copy.title} id="call-back" look="quiet">
      <p>{copy.text}</p>
      <div className="actions pt-4">
        <ButtonLink href={path(callBackPath)} variant="outline">
          {copy.link}
        </ButtonLink>
      </div>
    </Card>
  );
}
