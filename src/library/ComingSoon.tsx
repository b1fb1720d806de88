export interface ComingSoonProps {
  readonly title: string;
  /** What the article will be about. */
  readonly description: string;
}

/** In place of an article that is still being written. */
export function ComingSoon({ title, description }: ComingSoonProps) {
  return (
    <div className="prose">
      <p>
        <strong>Coming soon.</strong> We are working on this article. Please check back soon.
      </p>
      <h2>What to Expect</h2>
      <p>{description}</p>
      <p>
        “{title}” will carry its sources like all our articles, and its figures will agree with our
        calculators.
      </p>
    </div>
  );
}
