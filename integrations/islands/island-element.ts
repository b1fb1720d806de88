import { FAILURE_EVENT, hideFailure, showFailure } from './failure.ts';
import { preloadModules } from './preload.ts';

/** Without a value, as in `client:first-use`, it is `null`. */
interface Options {
  readonly value: string | null;
}
type Directive = (load: () => Promise<void>, options: Options, island: HTMLElement) => unknown;
type Client = (
  island: HTMLElement,
) => (component: unknown, props: object, slots: Readonly<Record<string, string>>) => void;
type Module = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    Astro?: Readonly<Record<string, Directive>>;
  }
}

const HYDRATED = 'astro:hydrate';
const RETRY_DELAY = 1000;

/** A property as Astro writes it: `[0, value]`, or `[1, list of such pairs]`. Other kinds are refused by the build. */
type Written = readonly [0, unknown] | readonly [1, readonly Written[]];

function readWritten([kind, value]: Written): unknown {
  if (kind === 1) return value.map(readWritten);
  return typeof value === 'object' && value !== null
    ? readProps(value as Readonly<Record<string, Written>>)
    : value;
}

/** Reads an island's properties as they stand in its tag. */
export function readProps(written: Readonly<Record<string, Written>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, readWritten(value)]));
}

// A browser remembers that a file did not come; under another fragment it asks again, and for the same file.
async function importTwice(address: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return (await import(/* @vite-ignore */ `${address}#again`)) as Module;
  }
}

const whenParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined;

/** Static parts handed to an island: those it shows already, and those that wait in a template. */
function takeSlots(island: HTMLElement): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const part of island.querySelectorAll('astro-slot,template[data-astro-template]')) {
    if (part.parentElement?.closest('astro-island') !== island) continue;
    const { astroTemplate } = (part as HTMLElement).dataset;
    slots[astroTemplate ?? part.getAttribute('name') ?? ''] = part.innerHTML;
    if (astroTemplate !== undefined) part.remove();
  }
  const { '': children, ...named } = slots;
  return children === undefined ? named : { ...named, default: children };
}

/** An island with a script of its own to fetch has its own words for it until it runs. */
function tellFailure({ currentTarget }: Event): void {
  const island = currentTarget as HTMLElement;
  if (!island.matches('[ssr][opts^="/"]')) showFailure(island);
}

/**
 * The custom element that starts an island. It stands in for Astro's, of which this site needs a fifth: every page
 * carries it in its HTML.
 */
export class IslandElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener(FAILURE_EVENT, tellFailure);
    const name = this.getAttribute('client') ?? '';
    const directive = window.Astro?.[name];
    if (directive) directive(() => this.load(), { value: this.getAttribute('opts') }, this);
    // Its script stands further down in the page.
    else addEventListener(`astro:${name}`, () => this.connectedCallback(), { once: true });
  }

  /** Fetches and starts it; Astro's own would leave the start to the directive. */
  private async load(): Promise<void> {
    hideFailure(this);
    preloadModules(this);
    try {
      const [component = {}, client = {}] = await Promise.all(
        ['component', 'renderer'].map((part) => importTwice(this.getAttribute(`${part}-url`) ?? '')),
      );
      await whenParsed();
      const run = client[this.getAttribute('renderer-export') ?? 'default'] as Client | undefined;
      const part = component[this.getAttribute('component-export') ?? 'default'];
      // A file that came empty is a file that did not come; the console shows whose it was.
      if (!run || !part) throw this;
      await this.hydrate(run, part);
    } catch (error) {
      console.error(error);
      this.dispatchEvent(new CustomEvent(FAILURE_EVENT));
    }
  }

  private async hydrate(client: Client, component: unknown): Promise<void> {
    const outer = this.parentElement?.closest('astro-island[ssr]');
    if (outer) await new Promise((resolve) => outer.addEventListener(HYDRATED, resolve, { once: true }));
    if (!this.isConnected) return;
    const props = readProps(JSON.parse(this.getAttribute('props') ?? '{}'));
    client(this)(component, props, takeSlots(this));
    this.removeAttribute('ssr');
    this.dispatchEvent(new CustomEvent(HYDRATED));
  }
}

/** Makes every `<astro-island>` of the page one of ours. */
export function defineIslands(): void {
  if (!customElements.get('astro-island')) customElements.define('astro-island', IslandElement);
}
