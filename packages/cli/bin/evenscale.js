#!/usr/bin/env node
// In the workspace the sources run as they are; the published package has a bundle of them in this place.
import '../src/main.ts';
