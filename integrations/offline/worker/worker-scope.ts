/** The parts of the service worker scope that we use; TypeScript supports either pages or workers, not both. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface Postbox {
  postMessage(message: unknown): void;
}

interface OpenPage extends Postbox {
  readonly url: string;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
  readonly clients: {
    matchAll(which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly OpenPage[]>;
  };
  readonly registration: { readonly active: Postbox | null };
}
