import { expect, it } from 'vitest'
import { followMap } from '../../../src/editor/edit/followMap.ts'

const site = (embed: string, link: string) => JSON.stringify({ map: { embed, link } })
const osm = 'https://www.openstreetmap.org'
const frame = (box: string) => `${osm}/export/embed.html?bbox=${box}&layer=mapnik`
const town = { embed: frame('72.7%2C21.1%2C72.9%2C21.2'), link: `${osm}/#map=12/21.1702/72.8311` }
const street = frame('72.83%2C21.17%2C72.84%2C21.18')
const streetLink = `${osm}/?mlat=21.17500&mlon=72.83500#map=18/21.17500/72.83500`
const google = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d14881!2d72.835!3d21.175!2m3'

it.each<[string, typeof town, typeof town, string | undefined]>([
  ['a map of a street', town, { ...town, embed: street }, streetLink],
  [
    'a map of Google',
    town,
    { ...town, embed: google },
    'https://www.google.com/maps?q=21.175%2C72.835',
  ],
  [
    'another map after one that the large map has followed',
    { embed: google, link: 'https://www.google.com/maps?q=21.175%2C72.835' },
    { embed: street, link: 'https://www.google.com/maps?q=21.175%2C72.835' },
    streetLink,
  ],
  [
    'a map beside a large map of one’s own',
    { ...town, link: 'https://maps.app.goo.gl/abc' },
    { embed: street, link: 'https://maps.app.goo.gl/abc' },
    undefined,
  ],
  ['half a map', town, { ...town, embed: frame('72.83%2C21.17%2C') }, undefined],
  ['a map of another town', town, { ...town, embed: frame('72%2C21%2C73%2C22') }, undefined],
  ['both addresses', town, { embed: street, link: `${osm}/#map=19/21.1/72.8` }, undefined],
  ['a map that names no place', town, { ...town, embed: `${osm}/export/embed.html` }, undefined],
])('who gives %s is asked for the large map only if it does not follow', (_, was, is, link) => {
  const text = followMap(site(was.embed, was.link), site(is.embed, is.link))
  expect(text && JSON.parse(text).map).toEqual(link && { embed: is.embed, link })
})
