import { bauhaus } from './looks/rare/bauhaus';
import { western } from './looks/rare/western';
import { steampunk } from './looks/rare/steampunk';
import { gothic } from './looks/rare/gothic';
import { kawaii } from './looks/rare/kawaii';
import { diner } from './looks/rare/diner';
import { graffiti } from './looks/rare/graffiti';
import { chalkboard } from './looks/rare/chalkboard';
import { tropical } from './looks/rare/tropical';
import { clay } from './looks/rare/clay';
import { comic } from './looks/rare/comic';
import { cottage } from './looks/rare/cottage';
import { japanese } from './looks/rare/japanese';
import { medieval } from './looks/rare/medieval';
import { memphis } from './looks/rare/memphis';
import { metal } from './looks/rare/metal';
import { newspaper } from './looks/rare/newspaper';
import { sciFi } from './looks/rare/sci-fi';
import { scrapbook } from './looks/rare/scrapbook';
import { vaporwave } from './looks/rare/vaporwave';
import { y2k } from './looks/rare/y2k';
import { zine } from './looks/rare/zine';
import { watercolour } from './looks/rare/watercolour';
import { blueprint } from './looks/rare/blueprint';
import { christmas } from './looks/rare/christmas';
import type { Theme } from './theme';

/** Looks that a site wears only when somebody names them. */
export const rareLooks: readonly Theme[] = [
  newspaper,
  comic,
  y2k,
  scrapbook,
  memphis,
  metal,
  vaporwave,
  medieval,
  sciFi,
  clay,
  zine,
  japanese,
  cottage,
  bauhaus,
  western,
  steampunk,
  gothic,
  kawaii,
  diner,
  graffiti,
  chalkboard,
  tropical,
  watercolour,
  blueprint,
  christmas,
];
