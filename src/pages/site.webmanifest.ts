import { appManifest } from '#site/offline/app-manifest.ts';

/** The manifest for installing the site on a phone or computer. */
export function GET(): Response {
  return Response.json(appManifest());
}
