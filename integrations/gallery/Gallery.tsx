import type { ReactNode } from 'react';

type Examples = Readonly<Record<string, ReactNode>>;

const modules = import.meta.glob<Readonly<Record<string, Examples>>>('../../src/ui/**/*.examples.tsx', {
  eager: true,
});

/** Every component of `src/ui` in every state of its examples. */
export function Gallery() {
  return Object.values(modules)
    .flatMap((examples) => Object.entries(examples))
    .map(([piece, examples]) => (
      <section key={piece}>
        <h2>{piece}</h2>
        {Object.entries(examples).map(([state, example]) => (
          <div key={state}>
            <h3>{state}</h3>
            {example}
          </div>
        ))}
      </section>
    ));
}
