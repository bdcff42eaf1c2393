import { describe, expect, it } from 'vitest'
import { repairAddress } from '../../src/catalogue/repairAddress.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'

const known = [...Object.keys(frozenCatalogue.routes), ...Object.keys(frozenCatalogue.aliases)]
const byLowerCase = new Map(known.map((path) => [path.toLowerCase(), path]))
byLowerCase.set('/index', '/')

/** The address that an address of the site is repaired to; undefined if no page was meant. */
function repaired(address: string): string | undefined {
  // As in the browser, which encodes what may not be in an address.
  const { pathname, search, hash } = new URL(`https://roofs.example${address}`)
  const { paths, ...rest } = repairAddress({ pathname, search, hash })
  const [meant] = paths.flatMap((path) => byLowerCase.get(path.toLowerCase()) ?? [])
  return meant && meant + rest.search + rest.hash
}

const list = 'list1/p=Candzpurlin&n=C+and+Z+purlins&q=12&u=pieces/note=Why%3F+%231/end'

/** Damage by messengers, mail programs, PDFs and people: the damaged address and the one that was meant. */
const cases: Record<string, readonly (readonly [damaged: string, meant: string])[]> = {
  'an encoded # or ?': [
    [`/List%23${list}`, `/List#${list}`],
    [`/list%23${list}`, `/List#${list}`],
    [`/List/%23${list}`, `/List#${list}`],
    ['/Compare%23Candzpurlin,Msandgipipe', '/Compare#Candzpurlin,Msandgipipe'],
    ['/Compare%23Candzpurlin%2CMsandgipipe', '/Compare#Candzpurlin%2CMsandgipipe'],
    ['/About%3Futm_source=x', '/About?utm_source=x'],
    ['/About%3futm_source=x&utm_medium=y', '/About?utm_source=x&utm_medium=y'],
    ['/Find%3Fq%3Droof', '/Find?q=roof'],
    ['/Find%3Fq%3Droof%2520sheet', '/Find?q=roof%20sheet'],
    ['/Find%3Fq=roof%23jobs', '/Find?q=roof#jobs'],
    [`/List%3Futm_source=x%23${list}`, `/List?utm_source=x#${list}`],
    ['/Compare%23Candzpurlin?utm_source=x', '/Compare?utm_source=x#Candzpurlin'],
    ['/About%3Fa=1?fbclid=2', '/About?a=1&fbclid=2'],
    ['/%23welcome', '/#welcome'],
    ['/%3Futm_source=x', '/?utm_source=x'],
  ],
  'an address that was encoded twice': [
    ['/Compare%2523Candzpurlin%252CMsandgipipe', '/Compare#Candzpurlin%2CMsandgipipe'],
    [`/List%2523${list.replaceAll('%', '%25')}`, `/List#${list}`],
    [`/List%252523${list.replaceAll('%', '%2525')}`, `/List#${list}`],
    ['/About%253Futm_source=x', '/About?utm_source=x'],
    ['/About%2520', '/About'],
    ['/%41bout.', '/About'],
    ['/%2541bout', '/About'],
    ['/About%2F', '/About'],
  ],
  'punctuation behind it': [
    ...['.', ',', ')', ');', ';', ':', '!', '"', "'", '…', ']', '}', '|', '\\', '-', '--'],
    ...['”', '’', '»', '›', '।', '॥', '。', '．', '、', '！', '）', '】', '૰', '🙏', '👍🏽', '→'],
  ].map((end) => [`/About${end}`, '/About']),
  'signs around it': [
    ['/(About)', '/About'],
    ['/“About”', '/About'],
    ['/%3CAbout%3E', '/About'],
    ['/&lt;About&gt;', '/About'],
    ['/*About*', '/About'],
    ['/_About_', '/About'],
    ['/~About~', '/About'],
    ['/`About`', '/About'],
  ],
  'invisible characters and spaces': [
    ['/About\u200b', '/About'],
    ['/\ufeffAbout', '/About'],
    ['/Ab\u00adout', '/About'],
    ['/Ab\u200dout\u2060', '/About'],
    ['/About%20', '/About'],
    ['/About%C2%A0', '/About'],
    ['/About+', '/About'],
    ['/About%00', '/About'],
    ['/About%E0%A5', '/About'],
    ['/About%', '/About'],
    ['/%20', '/'],
    ['/%00', '/'],
    ['/\u200b', '/'],
    ['/).', '/'],
  ],
  'line breaks': [
    ['/Colorcoated%0Aroofingsheet', '/Colorcoatedroofingsheet'],
    ['/Colorcoated%0D%0A%20%20roofingsheet', '/Colorcoatedroofingsheet'],
    ['/Colorcoated%20roofing%20sheet', '/Colorcoatedroofingsheet'],
    ['/Color-coated-roofing-sheet', '/Colorcoatedroofingsheet'],
    ['/Colorcoated=roofingsheet', '/Colorcoatedroofingsheet'],
    ['/Colorcoated=0D=0Aroofingsheet', '/Colorcoatedroofingsheet'],
    ['/Colorcoated=%0D%0Aroofingsheet', '/Colorcoatedroofingsheet'],
    ['/About=20', '/About'],
    ['/About=E2=80=8B', '/About'],
  ],
  'full-width characters': [
    ['/Ａｂｏｕｔ', '/About'],
    [`/List＃${list}`, `/List#${list}`],
    ['/About？utm_source=x', '/About?utm_source=x'],
    ['/About．html', '/About'],
  ],
  'the rest of a query or a file name': [
    ['/About&utm_source=x', '/About'],
    ['/About%26utm_source=x', '/About'],
    ['/About&amp;utm_source=x', '/About'],
    ['/About;jsessionid=1', '/About'],
    ['/About.html', '/About'],
    ['/About.html?utm_source=x#main', '/About?utm_source=x#main'],
    ['/About/index.html', '/About'],
    ['/index.php', '/'],
    ['/home/../index.htm', '/'],
  ],
  'marks of a text': [
    ['/About](https://roofs.example/About)', '/About'],
    ['/About%5D(https://roofs.example/About)', '/About'],
    ['/About[/url]', '/About'],
    ['/About</a>', '/About'],
    ['/About">here', '/About'],
  ],
  'a sentence behind it': [
    ['/About%20is%20what%20I%20mean', '/About'],
    ['/About.Please%20look%20at%20it%20and%20tell%20me%20what%20you%20think%20of%20it', '/About'],
    ['/Aboutજુઓ', '/About'],
    ['/About%20देखिए', '/About'],
    ['/Pvc%20sheet%20price', '/PVCSheet'],
    ['/Roof%20please', '/Roof'],
  ],
  'two addresses': [
    ['/Abouthttps://roofs.example/Contact', '/About'],
    ['/About,https://roofs.example/Contact', '/About'],
    ['/Aboutwww.roofs.example/Contact', '/About'],
    ['/https://roofs.example/About', '/About'],
    ['/http:/roofs.example/About.', '/About'],
  ],
  'an alias or another case': [
    ['/aluminiumsheet.', '/AluminiumSheet'],
    ['/ABOUT.', '/About'],
    ['/XLPE)', '/XLPE'],
  ],
  'a fragment or a query that is whole': [
    [`/List.#${list}`, `/List#${list}`],
    ['/Find.?q=%2312', '/Find?q=%2312'],
    ['/Compare)#Candzpurlin,Msandgipipe', '/Compare#Candzpurlin,Msandgipipe'],
  ],
}

describe.each(Object.entries(cases))('%s', (_, pairs) => {
  it.each(pairs)('%s is %s', (damaged, meant) => {
    expect(repaired(damaged)).toBe(meant)
  })
})

it.each(
  [
    ['/Nope', '/nope.', '/404'],
    ['/Aboutpage', '/Abou', '/Abo.ut2'],
    ['/સમાચાર', '/छत%20की%20चादर'],
    ['/constructor', '/__proto__', '/toString.'],
    ['/<script>alert(1)</script>', '/javascript:alert(1)', '//evil.example/Nope'],
  ].flat(),
)('no page is meant by %s', (address) => {
  expect(repaired(address)).toBeUndefined()
})

it('a path of any length is read at once, and few pages are asked for', () => {
  const parts = ['a.', '%25', '%23', '25', '=3D', 'https:', '/', '%E0%A5', '&amp', 'a'.repeat(9)]
  for (const part of parts) {
    const pathname = `/%${part.repeat(20_000)}23${part.repeat(20_000)}`
    expect(repairAddress({ pathname, search: '', hash: '' }).paths.length).toBeLessThanOrEqual(6)
  }
})
