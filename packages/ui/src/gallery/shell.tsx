import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Footer } from '../footer.tsx';
import { HazardRibbon } from '../hazard-ribbon.tsx';
import { Brand, Header } from '../header.tsx';
import { Hero } from '../hero.tsx';
import { ChevronDown } from '../icons.tsx';
import { Img } from '../img.tsx';
import { Kerb } from '../kerb.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { NavPanels } from '../nav-panels.tsx';
import { RoadScene } from '../road-scene.tsx';
import type { VehicleKind } from '../road-vehicles.tsx';
import { Specimen } from './specimen.tsx';

const KINDS: VehicleKind[] = ['car', 'two-wheeler', 'auto-rickshaw', 'truck', 'bus'];

export function SampleTools() {
  return (
    <>
      <a className="pill" href="#city">
        Delhi <ChevronDown />
      </a>
      <LanguageSwitch
        label="Language"
        choices={[
          { lang: 'en', name: 'English', href: '#en', current: true },
          { lang: 'hi', name: 'हिन्दी', href: '#hi' },
        ]}
      />
    </>
  );
}

export function SampleFooter() {
  return (
    <Footer
      brand={<Brand name="Pahiya" href="#home" />}
      about="Records come from VAHAN and are shown as received. Confirm with the RTO before official use."
      columns={[
        {
          id: 'vehicle',
          title: 'Your vehicle',
          links: [
            { href: '#rc', label: 'RC details' },
            { href: '#challans', label: 'Challans' },
            { href: '#insurance', label: 'Insurance' },
          ],
        },
        {
          id: 'help',
          title: 'Help',
          links: [
            { href: '#contact', label: 'Contact' },
            { href: '#privacy', label: 'Privacy' },
            { href: '#terms', label: 'Terms' },
          ],
        },
      ]}
      legal="Apache-2.0. Not a government service."
    />
  );
}

export function Shell() {
  return (
    <>
      <Specimen name="Ribbon, header, breadcrumbs, kerb">
        <HazardRibbon word="Sandbox data." label="Sandbox">
          No real vehicle or payment.
        </HazardRibbon>
        <Header
          brand={<Brand name="Pahiya" href="#home" />}
          menu={
            <NavPanels
              label="Areas in the header"
              alsoLabel="Also:"
              panels={[
                {
                  id: 'vehicle',
                  name: 'My vehicle',
                  links: [{ href: '#rc', name: 'RC details', note: 'As per VAHAN' }],
                  also: [{ href: '#near', name: 'Nearest RTO' }],
                  places: [],
                  current: true,
                },
              ]}
            />
          }
          tools={<SampleTools />}
        />
        <Breadcrumbs
          label="You are here"
          trail={[
            { href: '#home', label: 'Home' },
            { href: '#rc', label: 'RC details' },
          ]}
          here="DL 8C AF 5030"
        />
        <Kerb />
      </Specimen>
      {KINDS.map((kind) => (
        <Specimen key={kind} name={`Hero with ${kind}`}>
          <Hero
            level={4}
            title="All your vehicle’s details in one place"
            lead="RC details and challans from the number plate. No sign-in, no captcha."
            scene={
              <RoadScene
                city={kind === 'bus' ? 'Thiruvananthapuram' : 'Delhi'}
                note="0 km"
                kind={kind}
              />
            }
          />
        </Specimen>
      ))}
      <Specimen name="Picture">
        <Img src="/photos/none.jpg" alt="A road" width={320} height={240} />
      </Specimen>
      <SampleFooter />
    </>
  );
}
