import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Newsletter sign-up below an article. */
export function NewsletterCard() {
  const copy = useCopy('blog').newsletter;
  return (
    <div className="no-print">
      <Card id="newsletter" title={copy.title} look="quiet">
        <p>{copy.lead}</p>
        <div className="pt-3">
          <NewsletterForm />
        </div>
      </Card>
    </div>
  );
}
