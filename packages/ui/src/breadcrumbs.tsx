type Crumb = { href: string; label: string };

type BreadcrumbsProps = {
  label: string;
  trail: readonly Crumb[];
  /** The current page. */
  here: string;
};

/** Breadcrumb of a page. */
export function Breadcrumbs({ label, trail, here }: BreadcrumbsProps) {
  return (
    <nav className="crumbs no-print" aria-label={label}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
