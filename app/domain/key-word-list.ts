/** 256 plain words, one for each byte of a key; no two begin with the same four letters. */
export const KEY_WORDS = `
acorn actor adult agent alarm album amber angel ankle apple april arch arm atlas autumn award badge baker
bamboo banana barrel basket beach bear bell bench berry bicycle bird blanket blossom blue board boat book
bottle branch bread brick bridge brother brush bucket button cabin cable camel candle canvas carpet
carrot castle cattle cedar chain chalk cherry chess circle clay clock cloud coconut coffee coin copper
coral cotton cousin cradle cricket crown curtain daisy dance delta desert desk diamond dinner doctor
dollar dolphin donkey door dragon drawer dream drum eagle east elbow engine evening fabric falcon family
farmer father feather fence field finger flag flower flute forest fountain fox friend fruit garden garlic
gate ginger glass globe gold grape guitar hammer harbor harvest hazel helmet honey horse hotel hunter ice
india ink island ivory jacket jasmine jewel jungle kettle key king kitchen kite knife ladder lake lamp
lantern leaf lemon letter library lion lotus magnet mango maple marble market meadow melon metal mirror
monkey moon morning mother mountain music needle nest night north nurse oak ocean olive onion orange
orchid otter owl oxygen paint panda paper parrot peach pencil pepper piano pigeon pillow pilot planet
plum pocket potato pumpkin puzzle queen rabbit radio rain ribbon rice ring river robin rocket roof rose
saddle sailor salt school scissor season shadow sheep shell silver sister snow soap spoon square stone
storm sugar summer sun teacher temple thumb tiger timber tomato tower train tulip turtle uncle valley
velvet violin wagon walnut water wheat window winter wolf yellow zebra zinc
`
  .trim()
  .split(/\s+/);
