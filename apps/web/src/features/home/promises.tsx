import { Clock, EyeOff, LogOut, Phone } from '@pahiya/ui/icons';
import { useCopy } from '../../copy/use-copy.ts';

const icons: Readonly<Record<string, typeof EyeOff>> = {
  masked: EyeOff,
  calls: Phone,
  source: Clock,
  leave: LogOut,
};

/** What the product promises about the person's data. */
export function Promises() {
  const { privacy } = useCopy('home');
  return (
    <section aria-labelledby="promises" className="grid content-start gap-4">
      <h2 id="promises">{privacy.title}</h2>
      <ul className="grid gap-5">
        {privacy.items.map((item) => {
          const Icon = icons[item.id] ?? EyeOff;
          return (
            <li key={item.id} className="grid grid-cols-[auto_1fr] gap-x-3.5">
              <span className="grid size-11 place-items-center rounded-full bg-sun text-on-sun [&>svg]:size-5">
                <Icon />
              </span>
              <div>
                <h3 className="text-lead">{item.title}</h3>
                <p className="text-ink-2">{item.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
