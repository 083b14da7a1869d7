### About: what its page says.

about-title = About Flibuste
about-lead = Flibuste runs space pirate games on one machine: complete rules, bots that do not cheat, and a page to play on with nothing but a link.
about-cards = Where the cards come from
about-cards-text = The rulebooks do not print every card. What is missing is “reconstructed”: we made it up from what the rulebooks say of it. It always carries a mark.
about-thing = Cards
source-rulebook = rulebook
source-inferred = inferred
source-reconstructed = reconstructed
source-owner = read off the box
about-owner = Do you own the box?
about-owner-text = Take the card file that comes with the program, replace the values with those of your cards, have it checked, then run the server with it. Mistakes are reported line by line.
about-fair = Draws that can be checked
about-fair-text = Every finished game can be downloaded. This command replays it and checks that every die and every card comes from the secret that was sealed before the deal.
about-api = For programs
about-api-text = Everything this page does goes through a documented interface, open to bots and tools.
about-api-link = Documentation of the interface
about-rights = Rights
about-rights-text = The rules are told in our own words and everything is drawn by us. The games, their names and worlds belong to their authors and publishers: support them, buy the boxes.

about-me = What this server keeps about you
about-me-text = A seat is held by a key in this browser; there is no account. The server keeps the names you gave, what you said at your seats, and your games with their results. You can take a copy of it, or have it all taken out: your seats are given up, your names and words go, and the games stay without your name. This browser forgets its key, your nickname and your settings. Two things stay. What you wrote while watching, or at a seat that somebody else has taken since, stays there until the server deletes that table’s conversation. And of a deal of the day that you had, a mark that names nobody stays on the server until the end of the next day, and in this browser a cookie that says only for which games, until midnight, universal time: it is one try for everybody.
about-me-export = Download a copy
about-me-erase = Take it all out
about-me-sure = Really take it all out? Your seats are lost for good, here and in this browser.
about-me-sure-yes = Yes, take it all out
about-me-sure-no = No, keep it all
about-me-erased = Done. Your names and words are gone from your seats; this browser has forgotten its key, your nickname, your settings and its notes: you are somebody new. A deal of the day that was had stays had until midnight, universal time.
