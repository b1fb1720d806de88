import { appManifest } from '#site/offline/app-manifest.ts';

/** What a phone or a computer needs to know to install the site. */
export function GET(): Response {
  return Response.json(appManifest());
}
