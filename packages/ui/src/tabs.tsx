export type Tab = { href: string; label: string; count?: number | undefined; current?: boolean };

/** Views of the same thing as links, so that each has an address and works without script. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className="tab"
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className="nums">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
