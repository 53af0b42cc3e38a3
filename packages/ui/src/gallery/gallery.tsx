import { Actions } from './actions.tsx';
import { Asked } from './asked.tsx';
import { Faces } from './faces.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Histories } from './histories.tsx';
import { Overlays } from './overlays.tsx';
import { Plates } from './plates.tsx';
import { Records } from './records.tsx';
import { Shell } from './shell.tsx';
import { Tags } from './tags.tsx';

const SECTIONS = [
  { id: 'foundations', title: 'Foundations', Body: Foundations },
  { id: 'plates', title: 'Plates', Body: Plates },
  { id: 'actions', title: 'Actions', Body: Actions },
  { id: 'records', title: 'Records', Body: Records },
  { id: 'asked', title: 'Asked and picked', Body: Asked },
  { id: 'tags', title: 'Toll tags', Body: Tags },
  { id: 'histories', title: 'Service history', Body: Histories },
  { id: 'faces', title: 'Faces', Body: Faces },
  { id: 'fields', title: 'Fields', Body: Fields },
  { id: 'overlays', title: 'Overlays', Body: Overlays },
  { id: 'shell', title: 'Shell', Body: Shell },
];

/** Every component in every state, for developers. Shown in development only. */
export function Gallery() {
  return (
    <div className="wrap pb-16">
      <header className="pt-8 pb-4">
        <h1>The look, piece by piece</h1>
        <p className="mt-2 max-w-[60ch] text-ink-2">
          Every component in every state. Nothing on this page is a real vehicle, person or payment.
        </p>
        <nav aria-label="Sections" className="chips chips-boxed mt-4">
          <ul>
            {SECTIONS.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {SECTIONS.map(({ id, title, Body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="stack pt-10">
          <h2 id={`${id}-title`}>{title}</h2>
          <Body />
        </section>
      ))}
    </div>
  );
}
