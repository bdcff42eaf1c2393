import { headingOf, home, titleOf } from './catalogue.ts'
import { expect, test } from './site.ts'
import { pathOf } from './visit.ts'

/** The paths of the home cards and the products they stand for, typed once more by hand. */
const promised = {
  '/ColorCotedProfileAndTileSheet': '/Colorcoatedroofingsheet',
  '/PolycarbonateCorrugatedSheets': '/Polycarbonatecorrugatedsheet',
  '/PlasticPPDecorativeSheets': '/Ppdecorativeroofingsheet',
  '/PolycarbonateSolidSheets': '/Polycarbonatesolidsheet',
  '/PlasticTileSheetSpanishTile': '/Spanishplastictileroofingsheet',
  '/AluminiumSheet': '/Aluminiunroofingsheet',
  '/PolycarbonateBaseplate': '/Polycarbonateairventilatorandbaseplate',
  '/TurboAirVentilator': '/Polycarbonateairventilatorandbaseplate',
  '/PolycarbonateLouvers': '/Polycarbonatelouverssheet',
  '/FlashingTape': '/Siliconesealantandadhesive',
  '/PVCSheet': '/Pvccorrugatedroofingsheet',
  '/XLPE': '/Thermalinsulationsheet',
  '/StoneCotedRoofingSheet': '/Tiledprofileroofingsheet',
  '/AsphaltShingles': '/Ondulineroofingsheet',
  '/SelfDrillingScrew': '/Selfdrillingscrew',
  '/Roof': '/Upvcroofingsheets',
}

test.use({ javaScriptEnabled: false })

test('the home cards have the paths that the owner gave them', () => {
  expect(home.products.cards.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(promised).toSorted(),
  )
})

test('every path of a home card ends on its product when it is typed', async ({ page }) => {
  for (const [alias, path] of Object.entries(promised)) {
    await page.goto(alias)
    expect.soft(pathOf(page).replace(/\/$/, ''), alias).toBe(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.soft(heading, alias).toHaveText([headingOf(path)])
    await expect.soft(page, alias).toHaveTitle(titleOf(path))
  }
})
