import { AreaGroup } from '../area-group.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { ChipLinks } from '../chip-links.tsx';
import { IdCard, Receipt, Share, ShieldCheck, Wrench } from '../icons.tsx';
import { StatusChip } from '../status-chip.tsx';
import { Tabs } from '../tabs.tsx';
import { Specimen } from './specimen.tsx';

const AREAS = [
  { href: '#rc', icon: <IdCard />, name: 'RC details', note: 'As per VAHAN' },
  { href: '#challans', icon: <Receipt />, name: 'Challans', note: 'Check, contest, pay' },
  { href: '#insurance', icon: <ShieldCheck />, name: 'Insurance' },
  { href: '#service', icon: <Wrench />, name: 'Service history' },
];

export function Actions() {
  return (
    <>
      <Specimen name="Buttons">
        <div className="actions">
          <Button>Renew own damage</Button>
          <Button variant="dark">Check challans</Button>
          <Button variant="outline">Remind me</Button>
          <Button variant="quiet">Not now</Button>
          <ButtonLink href="#share" variant="outline" icon={<Share />}>
            Share
          </ButtonLink>
        </div>
        <div className="actions">
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <Button disabled>Not possible</Button>
          <Button busy="Asking the register">Get details</Button>
          <Button variant="dark" busy="Asking the register">
            Get details
          </Button>
        </div>
      </Specimen>
      <Specimen name="Status chips">
        <div className="actions">
          <StatusChip tone="road" word="Active" />
          <StatusChip tone="amber" word="114 days" />
          <StatusChip tone="brick" word="18 days over" />
          <StatusChip tone="sky" word="Loan open" />
          <StatusChip tone="neutral" word="Not known" />
        </div>
      </Specimen>
      <Specimen name="Areas">
        <AreaGroup id="areas-tiles" title="Tiles on a phone" links={AREAS} />
        <AreaGroup id="areas-rows" title="Rows" links={AREAS} look="rows" />
      </Specimen>
      <Specimen name="Chip links">
        <ChipLinks
          label="Recent"
          links={[
            { href: '#1', label: 'MH 12 DE 1433' },
            { href: '#2', label: '22 BH 6517 A' },
          ]}
          action={<Button variant="quiet">Clear</Button>}
        />
        <ChipLinks
          boxed
          label="Popular"
          links={[
            { href: '#a', label: 'Owner details' },
            { href: '#b', label: 'Insurance expiry' },
            { href: '#c', label: 'PUC validity' },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Challans"
          tabs={[
            { href: '#pending', label: 'Pending', count: 3, current: true },
            { href: '#progress', label: 'In progress', count: 1 },
            { href: '#settled', label: 'Settled', count: 1 },
          ]}
        />
      </Specimen>
    </>
  );
}
