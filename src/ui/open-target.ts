/** A link into a folded part of the page opens it, also where the browser does not. */
export function openTarget(href: string): void {
  const target = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}
