import { describe, expect, test } from 'vitest';
import { isAllowedPicture } from './picture-source.ts';

const url = 'https://evenscale.example';
const PHOTOS = 'https://images.example.org';

describe('an image', () => {
  test.each([
    ['of the site itself', `${url}/heroes/a.jpg`, {}, true],
    ['of another host', `${PHOTOS}/a.jpg`, {}, false],
    ['of the photo host, once it is named', `${PHOTOS}/a.jpg`, { photos: PHOTOS }, true],
    ['of the site, beside a photo host', `${url}/heroes/a.jpg`, { photos: PHOTOS }, true],
    ['of a host below the photo host', 'https://cdn.images.example.org/a.jpg', { photos: PHOTOS }, false],
    ['of a host whose name begins like it', `${PHOTOS}.attacker.example/a.jpg`, { photos: PHOTOS }, false],
    ['of the photo host on another port', `${PHOTOS}:8443/a.jpg`, { photos: PHOTOS }, false],
    [
      'of the host of advertisements',
      'https://ads.example.net/a.jpg',
      { ads: 'https://ads.example.net' },
      false,
    ],
  ])('%s', (_, address, hosts, isAllowed) => {
    expect(isAllowedPicture(address, { url, hosts })).toBe(isAllowed);
  });
});
