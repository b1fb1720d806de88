/** The little of jsdom that the yardstick needs; the package carries no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
    serialize(): string;
  }
}
