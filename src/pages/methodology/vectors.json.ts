import { buildVectorsFile } from '#library/methodology/vectors.ts';

/** The reference cases as test vectors for other programs. */
export const GET = (): Response =>
  new Response(JSON.stringify(buildVectorsFile()), { headers: { 'Content-Type': 'application/json' } });
