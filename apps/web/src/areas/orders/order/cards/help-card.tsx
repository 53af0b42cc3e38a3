import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Mail, Phone } from '@pahiya/ui/icons';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { CopyButton } from '../../../../parts/controls/copy-button.tsx';
import { useStatusWord } from '../state/use-status-word.ts';

type HelpCardProps = { readonly order: OrderOnWire };

/** Help for the order: its number, what to mention, and a prefilled e-mail. */
export function HelpCard({ order }: HelpCardProps) {
  const copy = useCopy('order');
  const { help } = copy;
  const { publicId } = order;
  const { brand } = usePage();
  const status = useStatusWord(order);
  const letter = new URLSearchParams({
    subject: help.subject(publicId),
    body: help.body(publicId, status),
  });
  // Mail programs do not decode a plus as a space.
  const mail = `mailto:${brand.supportEmail}?${String(letter).replaceAll('+', '%20')}`;
  return (
    <Card title={help.title} id="help" look="quiet">
      <p>{brand.supportPhone === null ? help.textWrite : help.textWriteOrCall}</p>
      <p className="pt-3">
        {help.number}{' '}
        <b lang="en" translate="no" className="nums text-ink">
          {publicId}
        </b>
      </p>
      <div className="actions pt-4">
        <ButtonLink href={mail} variant="outline" size="sm" icon={<Mail />}>
          {help.write}
        </ButtonLink>
        {brand.supportPhone !== null && (
          <ButtonLink
            href={`tel:${brand.supportPhone}`}
            variant="outline"
            size="sm"
            icon={<Phone />}
          >
            {help.call}
          </ButtonLink>
        )}
        <CopyButton text={publicId} label={help.copy} />
      </div>
    </Card>
  );
}
