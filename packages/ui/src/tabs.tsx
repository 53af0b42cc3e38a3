export type Tab = { href: string; label: string; count?: number | undefined; current?: boolean };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Handles a plain click instead of the browser, with the tab's address. */
  onPick?: ((href: string) => void) | undefined;
};

/** Tabs as links, each with its own address, so they work without script. */
export function Tabs({ label, tabs, onPick }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className="tab"
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          onClick={(event) => {
            if (onPick === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onPick(tab.href);
          }}
        >
          {tab.label}
          {tab.count !== undefined && <span className="nums">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
