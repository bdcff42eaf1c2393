import { describe, expect, it } from 'vitest'
import { addressInHtml } from '../../src/catalogue/addressInHtml.ts'
import { problemSentence } from '../../src/catalogue/problem.ts'
import { WebAddress } from '../../src/catalogue/schemas/text.ts'
import { mapFault } from '../../src/check/rules/mapAddress.ts'

const google =
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1d3720.1!2d72.83!3d21.17!5e0!3m2!1sen!2sin'
const osm =
  'https://www.openstreetmap.org/export/embed.html?bbox=72.83%2C21.17%2C72.84%2C21.18&layer=mapnik'
const byQuery = 'https://www.google.com/maps?q=Surat&output=embed'

/** Pasted texts by the address that is kept of each: all can be shown. */
const shown: [what: string, pasted: string, kept: string][] = [
  ['the address of Google', google, google],
  ['the address of OpenStreetMap', osm, osm],
  ['a search of Google in a frame', byQuery, byQuery],
  [
    'a map of one’s own at Google',
    'https://www.google.com/maps/d/u/0/embed?mid=1aBc&ehbc=2E312F',
    'https://www.google.com/maps/d/u/0/embed?mid=1aBc&ehbc=2E312F',
  ],
  [
    'the HTML of Google',
    `<iframe src="${google}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>`,
    google,
  ],
  [
    'the HTML of OpenStreetMap, with a link below it',
    `<iframe width="425" height="350" src="${osm.replace('&', '&amp;')}" style="border: 1px solid black"></iframe><br/><small><a href="https://www.openstreetmap.org/#map=15/21.17/72.83">View Larger Map</a></small>`,
    osm,
  ],
  ['other quotation marks', `<iframe src='${google}'></iframe>`, google],
  ['no quotation marks', `<iframe src=${google} width=600></iframe>`, google],
  ['quotation marks of a messenger', `<iframe src=“${google}” width=“600”></iframe>`, google],
  ['capital letters', `<IFRAME WIDTH="600" SRC="${google}"></IFRAME>`, google],
  ['several lines', `<iframe\n  width="600"\n  src="${google}"\n></iframe>\n`, google],
  ['a line broken in the address', `<iframe src="${google.replace('!2d', '\n!2d')}">`, google],
  ['HTML that a page shows', `&lt;iframe src=&quot;${google}&quot;&gt;&lt;/iframe&gt;`, google],
  ['the end of the HTML missing', `<iframe src="${google}" width="600" hei`, google],
  ['the beginning missing', `src="${google}" width="600" height="450"></iframe>`, google],
  ['no protocol', `<iframe src="${google.replace('https:', '')}">`, google],
  ['http', `<iframe src="${google.replace('https:', 'http:')}">`, google],
  ['a picture before it', `<img src="https://a.example/b.png"><iframe src="${google}">`, google],
  ['another attribute before it', `<iframe data-src="about:blank" src="${google}">`, google],
  [
    'a generator’s wrapping',
    `<div class="mapouter"><div class="canvas"><iframe id="map" src="${byQuery.replace('&', '&amp;')}" frameborder="0"></iframe></div></div>`,
    byQuery,
  ],
]

const fromGoogle = 'In Google Maps: Share, "Embed a map", "Copy HTML", and paste it here.'
const fromOsm = 'On openstreetmap.org: "Share", "HTML", copy all of it, and paste it here.'
const look = 'Look at the foot of a page of the site: is the map there?'

/** Addresses that give an empty frame, each with its fix. */
const empty: [address: string, fix: string][] = [
  ['https://maps.app.goo.gl/AbCdEf123', fromGoogle],
  ['https://goo.gl/maps/AbCdEf123', fromGoogle],
  ['https://g.page/surat-roofing', fromGoogle],
  ['https://g.co/kgs/AbCdEf', fromGoogle],
  ['https://share.google/AbCdEf', fromGoogle],
  ['https://www.google.com/maps/place/Surat/@21.17,72.83,12z', fromGoogle],
  ['https://www.google.co.in/maps/place/Surat', fromGoogle],
  ['https://www.google.com/maps/@21.17,72.83,12z', fromGoogle],
  ['https://www.google.com/maps/search/roofing/', fromGoogle],
  ['https://www.google.com/maps/dir//Surat', fromGoogle],
  ['https://www.google.com/maps?q=21.17,72.83', fromGoogle],
  ['https://maps.google.com/?cid=123', fromGoogle],
  ['https://www.google.com/search?q=surat+roofing', fromGoogle],
  ['https://www.google.com/maps/embed', fromGoogle],
  ['https://maps.apple.com/?ll=21.17,72.83', fromGoogle],
  ['https://www.bing.com/maps?cp=21.17~72.83', fromGoogle],
  ['https://www.openstreetmap.org/#map=15/21.17/72.83', fromOsm],
  ['https://www.openstreetmap.org/way/123', fromOsm],
  ['https://osm.org/go/yi0L3f', fromOsm],
  // They lead to another host, which the policy of the pages does not admit.
  [google.replace('www.', ''), `Write "${google}".`],
  [google.replace('.com', '.co.in'), `Write "${google}".`],
  ['https://maps.google.com/maps?q=Surat&output=embed', `Write "${byQuery}".`],
  ['https://maps.google.com/?q=Surat&output=embed', `Write "${byQuery}".`],
  [osm.replace('www.', ''), `Write "${osm}".`],
  ['https://maps.example.com/embed', look],
  ['https://www.facebook.com/suratroofing', look],
]

describe('what is pasted as the map', () => {
  it.each(shown)('%s is shown', (_, pasted, kept) => {
    const address = addressInHtml(pasted) ?? pasted
    expect(address).toBe(kept)
    expect(WebAddress.parse(address)).toBe(kept)
    expect(mapFault(address)).toBeUndefined()
  })

  it.each(empty)('%s is a problem, with its fix', (address, fix) => {
    const fault = mapFault(WebAddress.parse(address))
    expect(fault && problemSentence(fault)).toContain(`. ${fix}`)
    // Once the fix is followed, nothing is wrong.
    const [, right] = /^Write "(.*)"\.$/.exec(fix) ?? []
    if (right !== undefined) expect(mapFault(right)).toBeUndefined()
  })

  it.each(['Our works are in <b>Surat</b>.', 'Look at src and at iframe', '<p>src="x"</p>', ''])(
    'has no address in other texts: %s',
    (text) => {
      expect(addressInHtml(text)).toBeUndefined()
    },
  )
})
